import { AccountScreen } from "@/components/account/account-screen";

export default function Page() {
  return <AccountScreen />;
}

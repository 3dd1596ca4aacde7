import { MembershipCardScreen } from "@/components/membership-card/membership-card-screen";

export default function Page() {
  return <MembershipCardScreen />;
}

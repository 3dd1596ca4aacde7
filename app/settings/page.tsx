import { SettingsScreen } from "@/components/settings/settings-screen";

export default function Page() {
  return <SettingsScreen />;
}

import { useNavigation } from "@/lib/navigation/use-navigation";

/** Shows the membership card at a till: the one place that says how. */
export function useShowCard(): () => void {
  const navigation = useNavigation();
  return () => navigation.go("membershipCard");
}

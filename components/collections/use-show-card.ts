import { useEffect } from "react";
import { openDialog } from "@/lib/dialogs/dialogs";
import { shownCardEntry } from "@/lib/navigation/shown-card-entry";

/** Shows the membership card at a till. A reload with the card shown shows it again. */
export function useShowCard(): () => void {
  useEffect(() => {
    if (shownCardEntry.isOn()) showCard();
  }, []);
  return showCard;
}

const showCard = () => openDialog("showCard");

export interface AppDialogProps {
  open: boolean;
  onClose: () => void;
}

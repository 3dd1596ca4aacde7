/** Seen, not read out: the control itself says that it is required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="font-bold">
      {" *"}
    </span>
  );
}

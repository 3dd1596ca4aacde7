/** Visible only: the control itself tells screen readers that it is required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="font-bold">
      {" *"}
    </span>
  );
}

/** The title of a block, whatever the block comes to (decisions 8). */
export function BlockTitle({ title }: { title: string }) {
  return title ? <h2 className="text-xl font-semibold text-balance wrap-anywhere">{title}</h2> : null;
}

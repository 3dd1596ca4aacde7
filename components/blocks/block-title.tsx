/** The title of a block. It stays even when the block has nothing to show. */
export function BlockTitle({ title }: { title: string }) {
  return title ? <h2 className="text-xl font-semibold text-balance wrap-anywhere">{title}</h2> : null;
}

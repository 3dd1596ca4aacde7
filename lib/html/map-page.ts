/**
 * The page of the place that an embedded Google map shows: the map itself answers outside of a frame that it must be used in one.
 * Any other address stays.
 */
export function mapPage(address: string): string {
  const url = new URL(address);
  if (!/^(?:www|maps)\.google\.[a-z.]+$/.test(url.hostname) || !url.pathname.startsWith("/maps")) return address;
  const { searchParams } = url;
  if (searchParams.get("output") === "embed") {
    searchParams.delete("output");
    return url.href;
  }
  if (!url.pathname.startsWith("/maps/embed")) return address;
  const map = searchParams.get("pb") ?? "";
  const [, name] = /!1s0x[^!]*!2s([^!]+)/.exec(map) ?? [];
  // The middle of the map, some way beside its place.
  const [, longitude, latitude] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(map) ?? [];
  if (name && latitude) return `${search}${encodeURIComponent(name)}/@${latitude},${longitude},15z`;
  const query = latitude ? `${latitude},${longitude}` : searchParams.get("q");
  return query ? `${search}?api=1&query=${encodeURIComponent(query)}` : address;
}

const search = "https://www.google.com/maps/search/";

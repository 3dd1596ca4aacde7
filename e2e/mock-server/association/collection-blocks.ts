import type { Translate } from "../locale";
import type { WireObject } from "../wire";

/** Content blocks, as the association's editors compose them. */

export function textBlock(id: number, html: string): WireObject {
  return { id, type: "text_content_block", content: html };
}

export function imageBlock(id: number, picture: string, alt: string, title = ""): WireObject {
  return { id, type: "image_block", title, image: { url: `/files/picture-${picture}.svg`, alt } };
}

export function galleryBlock(id: number, files: [file: string, description: string][]): WireObject {
  const images = files.map(([file, description]) => ({ url: `/files/${file}`, description }));
  return { id, type: "gallery_block", images };
}

export function videoBlock(id: number, title: string): WireObject {
  const embed = `<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="${title}" allowfullscreen></iframe>`;
  return { id, type: "video_block", video_link: "https://www.youtube.com/watch?v=aqz-KE-bpKQ", embed };
}

export function filesBlock(id: number, t: Translate, files: Parameters<Translate>[]): WireObject {
  return {
    id,
    type: "files_block",
    files: files.map((title, index) => ({
      id: index + 1,
      list_title: t(...title),
      list_summary: "PDF",
      url: `/files/receipt-${id + index}.pdf`,
    })),
  };
}

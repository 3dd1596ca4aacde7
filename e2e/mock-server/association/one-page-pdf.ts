/** A minimal one-page PDF that every viewer opens. The first line is the heading. */
export function onePagePdf([heading = "", ...lines]: string[]): Buffer {
  const content = [line(22, 760, heading), ...lines.map((text, index) => line(12, 725 - index * 20, text))].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let pdf = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(`${pdf}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, "latin1");
}

function line(size: number, height: number, text: string): string {
  return `BT /F1 ${size} Tf 60 ${height} Td (${text.replace(/[()\\]/g, "\\$&")}) Tj ET`;
}

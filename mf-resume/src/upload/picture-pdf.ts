/** Points on the longer side of a page: A4. */
const LONG_SIDE = 842;
/** Pixels. Enough for small print, and small enough to be sent. */
const MAX_PIXELS = 2400;
const QUALITY = 0.85;

/** A picture as a PDF of one page, which the API reads as a scan. Throws where the browser cannot open the picture. */
export async function pdfOfPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MAX_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('This browser cannot write pictures.');
  const pdf = pdfOfJpeg(new Uint8Array(await blob.arrayBuffer()), canvas.width, canvas.height);
  return new File([pdf], `${file.name.replace(/\.[^.]+$/, '')}.pdf`, { type: 'application/pdf' });
}

/** The smallest PDF that shows a JPEG over a whole page. */
export function pdfOfJpeg(jpeg: Uint8Array<ArrayBuffer>, width: number, height: number): Uint8Array<ArrayBuffer> {
  const points = LONG_SIDE / Math.max(width, height);
  const box = [width * points, height * points].map((side) => side.toFixed(2));
  const content = `q ${box[0]} 0 0 ${box[1]} 0 0 cm /Page Do Q`;
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const push = (part: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (head: string, stream?: Uint8Array<ArrayBuffer>) => {
    offsets.push(length);
    push(`${offsets.length} 0 obj\n${head}\n`);
    if (stream) {
      push('stream\n');
      push(stream);
      push('\nendstream\n');
    }
    push('endobj\n');
  };
  push('%PDF-1.4\n');
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box.join(' ')}] /Resources << /XObject << /Page 4 0 R >> >> /Contents 5 0 R >>`,
  );
  object(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
    jpeg,
  );
  object(`<< /Length ${content.length} >>`, encoder.encode(content));
  const start = length;
  push(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) push(`${String(offset).padStart(10, '0')} 00000 n \n`);
  push(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  const pdf = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    pdf.set(part, at);
    at += part.length;
  }
  return pdf;
}

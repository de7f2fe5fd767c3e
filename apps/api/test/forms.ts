import sharp from 'sharp';

/** A small real picture of one colour. */
export async function picture(colour = '#1953d2', format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Blob> {
  const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background: colour } })
    [format]()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

/** A flat multipart form as a browser sends it; a Blob becomes a file part. */
export function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.set(name, value);
    else data.set(name, value, `${name}.png`);
  }
  return data;
}

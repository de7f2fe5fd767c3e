import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const office = 'application/vnd.openxmlformats-officedocument';

const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? letter);

const contentTypes = (parts: Readonly<Record<string, string>>) =>
  `${xml}<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
    parts,
  )
    .map(([name, type]) => `<Override PartName="${name}" ContentType="${office}.${type}+xml"/>`)
    .join('')}</Types>`;

const relationship = (type: string, target: string) =>
  `${xml}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${officeTypes}/${type}" Target="${target}"/></Relationships>`;

/** A picture as JPEG. */
export const photoOf = (picture: Buffer): Promise<Buffer> => sharp(picture).jpeg({ quality: 86 }).toBuffer();

/** A workbook with one sheet of texts and numbers. */
export function workbook(sheet: string, rows: readonly (readonly (string | number)[])[]): Buffer {
  const cells = rows.map(
    (row) =>
      `<row>${row.map((cell) => (typeof cell === 'number' ? `<c><v>${cell}</v></c>` : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`)).join('')}</row>`,
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return zip({
    '[Content_Types].xml': contentTypes({
      '/xl/workbook.xml': 'spreadsheetml.sheet.main',
      '/xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
    }),
    '_rels/.rels': relationship('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${officeTypes}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationship('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `${xml}<worksheet xmlns="${main}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
  });
}

/** A text document of plain paragraphs. */
export function textDocument(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`).join('');
  return zip({
    '[Content_Types].xml': contentTypes({ '/word/document.xml': 'wordprocessingml.document.main' }),
    '_rels/.rels': relationship('officeDocument', 'word/document.xml'),
    'word/document.xml': `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  });
}

/** One A4 page: a picture (JPEG, 1200 × 675) above lines of English. */
export function pdfPage(jpeg: Buffer, title: string, lines: readonly string[]): Buffer {
  const shown = (line: string) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj`;
  const text = lines.map((line) => `0 -22 Td ${shown(line)}`).join(' ');
  const content = `q 515 0 0 290 40 512 cm /Im Do Q BT /F 22 Tf 40 460 Td ${shown(title)} /F 12 Tf 0 -14 Td ${text} ET`;
  const objects: (string | Buffer)[][] = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/XObject<</Im 5 0 R>>>>>>',
    ],
    [`<</Length ${content.length}>>stream\n${content}\nendstream`],
    [
      `<</Type/XObject/Subtype/Image/Width 1200/Height 675/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
      jpeg,
      '\nendstream',
    ],
  ];
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const size = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const offsets = objects.map((pieces, index) => {
    const offset = size();
    chunks.push(
      Buffer.from(`${index + 1} 0 obj\n`),
      ...pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
      Buffer.from('\nendobj\n'),
    );
    return offset;
  });
  const start = size();
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  chunks.push(Buffer.from(`xref\n0 6\n0000000000 65535 f \n${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(chunks);
}

/** A zip archive of small texts, stored as they are: enough for the demo's office documents. */
function zip(entries: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const label = Buffer.from(name);
    // version needed, flags (UTF-8), method (stored), time, date (2020-01-01), checksum, both sizes, length of the name, no extra field
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(0x5021, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, label, content]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, label]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

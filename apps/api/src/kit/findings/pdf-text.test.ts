import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfHasText } from './pdf-text.ts';

/** A pdf of these parts: only what is between the words `stream` and `endstream` is looked at, and the dictionary before it. */
const pdf = (...parts: [dictionary: string, content: Buffer | string][]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1'),
    ...parts.flatMap(([dictionary, content], index) => [
      Buffer.from(`${index + 1} 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\r\n`),
      Buffer.from(content),
      Buffer.from('\nendstream\nendobj\n'),
    ]),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF'),
  ]);
const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1'));
const page = 'q 595 0 0 842 0 0 cm /Im0 Do Q';
const picture: [string, string] = ['/Type /XObject /Subtype /Image /Filter /DCTDecode', 'ÿØÿà (x) Tj '];
const words = 'BT /F1 12 Tf 72 720 Td <0001000200030004> Tj ET';

test.each([
  ['a scan', pdf(picture, ['/Filter /FlateDecode', packed(page)]), false],
  ['a scan with recognised words', pdf(picture, ['/Filter /FlateDecode', packed(`${page} 3 Tr ${words}`)]), true],
  ['text in a list of strings', pdf(['', 'BT [(Uni) -20 (versity)] TJ ET']), true],
  ['text and pictures', pdf(picture, ['/Filter /FlateDecode', packed(words)]), true],
  ['neither text nor picture', pdf(['/Filter /FlateDecode', packed('0 0 10 10 re f')]), null],
  ['a part that is packed in another way', pdf(picture, ['/Filter /LZWDecode', 'x']), null],
  ['a broken part', pdf(picture, ['/Filter /FlateDecode', 'no zlib']), null],
  ['an encrypted file', Buffer.concat([pdf(picture, ['/Filter /FlateDecode', packed(page)]), Buffer.from('/Encrypt 9 0 R')]), null],
  ['another kind of file', Buffer.from('PK'), null],
])('tells of %s whether it has text', (_, file, expected) => expect(pdfHasText(file)).toBe(expected));

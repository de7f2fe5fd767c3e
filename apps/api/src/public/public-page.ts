import { createHash } from 'node:crypto';
import { errors } from '@faculty/contracts/errors';
import type { Language } from '@faculty/contracts/kit/bilingual';
import { Html, html } from '@faculty/site/html';
import { type JsonSchema, type PublicDocument, publicErrors } from './public-document.ts';

const css = `:root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
h1{line-height:1.3}h2{margin-top:2.5rem}pre{overflow:auto;padding:1rem;border:1px solid #8888;border-radius:.5rem}summary{padding:.4rem 0 .4rem 1.25rem;text-indent:-1.25rem;cursor:pointer}
dt{margin-top:.5rem}dd{margin-inline-start:1.5rem}`;

/** Nothing but its own style sheet. */
export const publicPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

const phrases = {
  title: ['API สาธารณะของคณะ', 'The faculty’s public API'],
  about: [
    'ข้อมูลทุกอย่างที่เว็บไซต์แสดง สำหรับเว็บไซต์และโปรแกรมอื่น อ่านได้โดยไม่ต้องมีกุญแจ และเรียกได้จากทุกเว็บไซต์ (CORS) ไม่มีคุกกี้ ไม่เขียนข้อมูล',
    'Everything that the website shows, for other websites and programs: without a key, from any origin (CORS). It sets no cookie and writes nothing.',
  ],
  machine: ['คำอธิบายสำหรับโปรแกรม (OpenAPI 3.1)', 'For programs (OpenAPI 3.1)'],
  example: ['ตัวอย่าง: แสดงรายการข่าวในสิบบรรทัด', 'Example: a list of news in ten lines'],
  rules: ['กติกา', 'Rules'],
  calls: ['รายการเรียก', 'Calls'],
  errors: ['ข้อผิดพลาด', 'Refusals'],
  parameters: ['พารามิเตอร์ (* ต้องมี)', 'Parameters (* required)'],
  fields: ['ช่องข้อมูลของคำตอบ', 'Fields of the answer'],
  other: ['English', 'ไทย'],
} as const;

const rules = (most: number, perMinute: number) =>
  [
    [
      'ตอบภาษาเดียวตาม lang (th หรือ en); lang ของแต่ละรายการบอกภาษาที่ได้จริง และ languages บอกภาษาที่มี',
      'An answer is in one language, `lang`. The `lang` of a record tells which one it really is, `languages` which there are.',
    ],
    [
      `หนึ่งหน้ามีไม่เกิน ${most} รายการ (limit); หน้าถัดไป ส่งค่า next เป็น cursor พร้อมพารามิเตอร์อื่นเหมือนเดิม จนกว่า next จะเป็น null`,
      `A page has at most ${most} rows (\`limit\`). For the next one send \`next\` as \`cursor\` with the same other parameters, until it is null.`,
    ],
    [
      'sort เรียงลำดับ เช่น sort=-updated_at; updated_since ให้เฉพาะที่แก้ไขตั้งแต่เวลานั้น รายการที่ถูกซ่อนหรือลบจะหายไปจากรายการ และตอบ 404 หรือ 410',
      '`sort` orders a list (`sort=-updated_at`); `updated_since` leaves what was changed since. What was hidden or deleted is in no list, and answers 404 or 410.',
    ],
    [
      'พารามิเตอร์ที่ไม่รู้จักจะถูกปฏิเสธโดยบอกชื่อ (400, unknown_field) พารามิเตอร์ว่างเท่ากับไม่ได้ส่ง',
      'A parameter that a call does not know is refused by its name (400, `unknown_field`). An empty one is not given.',
    ],
    [
      'ที่อยู่ของไฟล์และภาพเริ่มด้วย / ให้ต่อท้ายที่อยู่ของ API นี้; ภาพขนาดเล็กเติม ?size=small',
      'Addresses of files and pictures begin with a slash and are below this host; `?size=small` is a small picture.',
    ],
    [
      `ไม่เกิน ${perMinute} ครั้งต่อนาทีต่อที่อยู่ เกินกว่านั้นตอบ 429 พร้อม retry-after; ทุกคำตอบมี ETag เก็บไว้ใช้ได้ 60 วินาที`,
      `At most ${perMinute} calls a minute from one address; then 429 with \`retry-after\`. Every answer has an ETag and may be kept for 60 seconds.`,
    ],
  ] as const;

interface PageOptions {
  lang: Language;
  publicUrl: string;
  websiteUrl: string;
  perMinute: number;
  mostRows: number;
}

/** Ten lines that draw the latest news on any page of another website. */
const example = ({ lang, publicUrl, websiteUrl }: PageOptions) => `<ul id="news"></ul>
<script type="module">
  const answer = await fetch('${publicUrl}/public/v1/news?lang=${lang}&limit=5');
  const { rows } = await answer.json();
  for (const { news_id, news_title } of rows) {
    const href = '${websiteUrl}${lang === 'en' ? '/en' : ''}/news/' + news_id;
    const link = Object.assign(document.createElement('a'), { href, textContent: news_title });
    document.getElementById('news').appendChild(document.createElement('li')).append(link);
  }
</script>`;

/** `text[]`, `a | b`, `number 1–50`, or an object with a line for each field and what `said` tells of it. */
function typeIn(schema: JsonSchema, said: (title: string) => string, line = '\n'): string {
  const { type, enum: values, anyOf, items, properties, format, minimum, maximum, maxLength } = schema;
  if (values) return values.join(' | ');
  if (anyOf) return anyOf.map((each) => typeIn(each, said, line)).join(' | ');
  if (items) return `${typeIn(items, said, line)}[]`;
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => `${line}  ${name}: ${typeIn(field, said, `${line}  `)}${field.title ? ` // ${said(field.title)}` : ''}`,
  );
  if (fields.length > 0) return `{${fields.join('')}${line}}`;
  const bounds = type === 'integer' && maximum !== undefined && maximum < 1e9 ? ` ${minimum}–${maximum}` : '';
  return `${format ?? [type].flat().join(' | ')}${bounds}${maxLength ? ` ≤ ${maxLength}` : ''}`;
}

/** The page that tells people of the public API, in their language. */
export function publicPage({ paths }: PublicDocument, options: PageOptions): string {
  const { lang, publicUrl, perMinute, mostRows } = options;
  const side = lang === 'th' ? 0 : 1;
  const t = (name: keyof typeof phrases) => phrases[name][side];
  /** Descriptions hold both languages. */
  const said = (text = '') => text.split(' · ')[side] ?? text;
  const marked = (text: string) => html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
  const code = (text: string) => html`<code>${text}</code>`;
  const calls = Object.entries(paths).map(([path, { get }]) => {
    const { schema } = get.responses[200].content['application/json'];
    return html`<details><summary>${code(`GET ${path}`)} – ${marked(lang === 'th' ? get.description : get.summary)}</summary>
<h3>${t('parameters')}</h3><dl>${get.parameters.map(
      (each) =>
        html`<dt>${code(each.name)}${each.required && ' *'}: ${typeIn(each.schema, said)}</dt><dd>${marked(said(each.description))}</dd>`,
    )}</dl><h3>${t('fields')}</h3><pre tabindex="0"><code>${typeIn(schema, said)}</code></pre></details>`;
  });
  const refusals = Object.entries(publicErrors).flatMap(([status, codes]) =>
    codes.map((each) => html`<dt>${status} ${code(each)}</dt><dd>${errors[each][lang]}</dd>`),
  );
  return html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t('title')}</title><style>${new Html(css)}</style></head>
<body><main><p><a lang="${lang === 'th' ? 'en' : 'th'}" href="?lang=${lang === 'th' ? 'en' : 'th'}">${t('other')}</a></p>
<h1>${t('title')}</h1><p>${t('about')}</p><p>${code(`${publicUrl}/public/v1`)} · <a href="${publicUrl}/public/v1/openapi.json">${t('machine')}</a></p>
<h2>${t('example')}</h2><pre tabindex="0"><code>${example(options)}</code></pre>
<h2>${t('rules')}</h2><ul>${rules(mostRows, perMinute).map((rule) => html`<li>${marked(rule[side])}</li>`)}</ul>
<h2>${t('calls')}</h2>${calls}
<h2>${t('errors')}</h2><p>${code('application/problem+json')} (RFC 9457): ${code('{ title, status, code, errors: { parameter: { code, message } }, instance }')}</p>
<dl>${refusals}</dl></main></body></html>`.text;
}

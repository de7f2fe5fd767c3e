import { escaped } from './escaped.ts';
import { paper } from './paper.ts';

const layout = 'body{margin:0;padding:1rem;overflow-wrap:break-word}img,video,iframe{max-width:100%;height:auto}';

/** Rich text to be read. Nothing in it runs: no scripts, no forms, no windows. */
export function RichTextView({ html, label, lang, height }: { html: string; label: string; lang: string | undefined; height: number }) {
  const head = `<meta charset="utf-8"><base target="_blank"><style>${paper}${layout}</style>`;
  return (
    <iframe
      title={label}
      sandbox="allow-same-origin"
      srcDoc={`<!doctype html><html lang="${escaped(lang ?? 'th')}"><head>${head}</head><body>${html}</body></html>`}
      style={{
        display: 'block',
        width: '100%',
        height,
        border: '1px solid var(--mantine-color-default-border)',
        borderRadius: 'var(--mantine-radius-md)',
      }}
    />
  );
}

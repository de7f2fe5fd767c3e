import '@fontsource/sarabun/thai-400.css';
import '@fontsource/sarabun/latin-400.css';
import '@mantine/core/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '../src/app/providers.tsx';
import { queryClient } from '../src/app/query-client.ts';
import { useLanguage } from '../src/i18n/phrases.tsx';
import { RichTextInput } from '../src/kit/fields/rich-text/rich-text-field.tsx';
import { sameHtml } from '../src/kit/fields/rich-text/same-html.ts';
import { meQuery } from '../src/kit/session/session.tsx';
import type { RichTextHarness } from './harness.ts';

function Harness() {
  const [record, setRecord] = useState({ number: 0, html: '', changes: 0 });
  const { language, setLanguage } = useLanguage();
  const harness: RichTextHarness = {
    load: (html) => setRecord(({ number }) => ({ number: number + 1, html, changes: 0 })),
    value: () => record.html,
    changes: () => record.changes,
    sameHtml,
  };
  Object.assign(window, { harness });
  return (
    <form data-record={record.number}>
      <input aria-label="ช่องก่อนหน้า" />
      <RichTextInput
        key={record.number}
        label="เนื้อหาภาษาไทย"
        value={record.html}
        onChange={(html) => setRecord((before) => ({ ...before, html, changes: before.changes + 1 }))}
      />
      <button type="button" onClick={() => setLanguage(language === 'th' ? 'en' : 'th')}>
        ไทย / English
      </button>
    </form>
  );
}

const every = { view: true, add: true, edit: true, delete: true, publish: true, own_only: false };
const nobody = { id: 1, user_name: 'somsri', email: '', fname_th: '', lname_th: '', fname_en: '', lname_en: '', user_platform_reg: '' };
queryClient.setQueryData(meQuery.queryKey, {
  ...nobody,
  role: 'user',
  disabled: false,
  avatarFile: null,
  avatar: [],
  rights: { '/web/content_upload': every },
  approval_pages: [],
});
queryClient.setQueryDefaults(meQuery.queryKey, { staleTime: Number.POSITIVE_INFINITY });

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Providers>
      <Harness />
    </Providers>,
  );

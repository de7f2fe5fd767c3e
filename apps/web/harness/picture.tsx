import '@fontsource/sarabun/thai-400.css';
import '@fontsource/sarabun/latin-400.css';
import '@mantine/core/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '../src/app/providers.tsx';
import { FileInput, PictureInput } from '../src/kit/fields/files/file-field.tsx';

function Harness() {
  const [picture, setPicture] = useState<File | null>(null);
  const [file, setFile] = useState<File | null>(null);
  Object.assign(window, { picture, file });
  return (
    <>
      <PictureInput
        label="ภาพ"
        value={picture}
        onChange={setPicture}
        rule={{ kind: 'image', maxMegabytes: 3, folder: 'a', public: true }}
      />
      <FileInput label="ไฟล์" value={file} onChange={setFile} rule={{ kind: 'document', maxMegabytes: 10, folder: 'b', public: true }} />
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Providers>
      <Harness />
    </Providers>,
  );

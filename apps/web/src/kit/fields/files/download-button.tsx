import { Button } from '@mantine/core';
import { IconDownload, IconPlayerStop } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { downloadStored } from '../../api/download.ts';
import { showError } from '../../notifications/messages.ts';

const phrases = {
  download: { th: 'ดาวน์โหลดไฟล์ปัจจุบัน', en: 'Download the current file' },
  stop: (percent: number) => ({ th: `หยุดดาวน์โหลด (${percent}%)`, en: `Stop the download (${percent}%)` }),
};

/** Saves a stored file, also one that needs a right; pressed again it stops. */
export function DownloadButton({ address }: { address: string }) {
  const t = usePhrases(phrases);
  const [part, setPart] = useState(0);
  const stop = useRef<AbortController>(null);
  const loading = useMutation({
    async mutationFn() {
      stop.current = new AbortController();
      setPart(0);
      await downloadStored(address, { signal: stop.current.signal, onProgress: setPart });
    },
    onError(error) {
      if (error.name !== 'AbortError') showError(error);
    },
  });
  useEffect(() => () => stop.current?.abort(), []);
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={loading.isPending ? <IconPlayerStop size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />}
      onClick={() => (loading.isPending ? stop.current?.abort() : loading.mutate())}
    >
      {loading.isPending ? t.stop(Math.round(part * 100)) : t.download}
    </Button>
  );
}

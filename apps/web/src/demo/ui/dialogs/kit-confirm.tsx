import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { listPhrases } from '../../../kit/list/list.phrases.ts';
import { ConfirmDialog } from '../../../kit/notifications/confirm-dialog.tsx';
import { showSuccess } from '../../../kit/notifications/messages.ts';

/** A name that takes more than one line of a phone. */
const name = 'โครงการบริการวิชาการแก่ชุมชน “ภาษาเพื่อการท่องเที่ยวอย่างยั่งยืน” ประจำปีงบประมาณ พ.ศ. ๒๕๗๐';

/** The kit's question before a record is deleted; here nothing is. */
export function KitConfirm() {
  const t = usePhrases(listPhrases);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** As long as a server would take. */
  function remove(): void {
    setBusy(true);
    setTimeout(() => {
      setBusy(false);
      setAsked(false);
      showSuccess(t.removed(name));
    }, 700);
  }
  return (
    <div>
      <Button color="red" variant="outline" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => setAsked(true)}>
        {t.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t.removeTitle}
          text={t.removeText(name)}
          confirm={t.remove}
          cancel={t.keep}
          isBusy={isBusy}
          onConfirm={remove}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}

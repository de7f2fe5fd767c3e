import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/phrases.tsx';
import { refusedFields, wordsOf } from '../../../kit/notifications/error-texts.ts';
import { DigitsField, SendButton } from './digits-field.tsx';
import classes from './kiosk.module.css';
import { kioskPhrases } from './kiosk.phrases.ts';
import { askPairing } from './kiosk-calls.ts';

/** Makes a kiosk of this device by the short code that the desk shows. Without the focus, cards that are scanned meanwhile are no wrong codes. */
export function PairForm({ hasFocus = false }: { hasFocus?: boolean }) {
  const t = usePhrases(kioskPhrases);
  const { language } = useLanguage();
  const [code, setCode] = useState('');
  const pairing = useMutation({
    mutationFn: askPairing,
    // loaded anew: the worker that keeps the kiosk without network looks after documents of its addresses alone
    onSuccess: (key) => location.replace(`/checkin/${key}`),
    onError: () => setCode(''),
  });
  const error = pairing.error && (refusedFields(pairing.error).code ?? wordsOf(pairing.error, language));
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') pairing.mutate(code);
      }}
    >
      <DigitsField
        label={t.pairCode}
        description={t.pairHint}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={error}
        autoFocus={hasFocus}
        maxLength={20}
        autoComplete="one-time-code"
        button={
          <SendButton type="submit" loading={pairing.isPending}>
            {t.pair}
          </SendButton>
        }
      />
    </form>
  );
}

import { Button, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';
import { IconBarcode, IconMaximize, IconWifiOff } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { LanguageSwitch } from '../../../kit/look/language-switch.tsx';
import { PageTitle } from '../../../kit/look/page-title.tsx';
import classes from './kiosk.module.css';
import { kioskPhrases } from './kiosk.phrases.ts';
import { ScanResult } from './scan-result.tsx';
import { useKiosk } from './use-kiosk.ts';
import { useOfflinePage } from './use-offline-page.ts';

const mutedKey = 'kiosk-muted';

/** `/checkin/{key}`: members scan their cards here; nobody signs in. */
export function KioskScreen() {
  const t = usePhrases(kioskPhrases);
  const { key = '' } = useParams();
  const [isMuted, setMuted] = useState(() => localStorage.getItem(mutedKey) === 'Y');
  const { isValid, shown, waiting, scan } = useKiosk(key, isMuted);
  useOfflinePage();

  function mute(muted: boolean): void {
    localStorage.setItem(mutedKey, muted ? 'Y' : 'N');
    setMuted(muted);
  }

  return (
    <div className={classes.page}>
      <PageTitle>{t.title}</PageTitle>
      <header className={classes.bar}>
        <Text fw={700}>{t.title}</Text>
        <div className={classes.tools}>
          <Switch label={t.sound} checked={!isMuted} onChange={(event) => mute(!event.currentTarget.checked)} />
          <WholeScreen />
          <LanguageSwitch />
        </div>
      </header>
      {waiting > 0 && (
        <p className={classes.banner} role="status">
          <IconWifiOff size="1.2em" aria-hidden /> {t.waiting(waiting)}
        </p>
      )}
      <main className={classes.main}>
        {isValid ? (
          <>
            <Title order={1} className={classes.heading ?? ''}>
              <IconBarcode size="1.2em" aria-hidden /> {t.scan}
            </Title>
            <CodeInput onScan={scan} />
            <div aria-live="assertive" className={classes.result}>
              {shown && <ScanResult shown={shown} />}
            </div>
          </>
        ) : (
          <Stack align="center" role="alert">
            <Title order={1} className={classes.heading ?? ''}>
              {t.ended}
            </Title>
            <Text className={classes.large ?? ''}>{t.endedHint}</Text>
          </Stack>
        )}
      </main>
    </div>
  );
}

/** Gives the page the whole screen, where the browser can and it has not got it yet. */
function WholeScreen() {
  const t = usePhrases(kioskPhrases);
  const { fullscreen, toggle } = useFullscreenDocument();
  if (fullscreen || !document.fullscreenEnabled) return null;
  return (
    <Button variant="default" leftSection={<IconMaximize size={20} aria-hidden />} onClick={() => void toggle().catch(() => {})}>
      {t.wholeScreen}
    </Button>
  );
}

/** Takes what a scanner types, wherever the focus was: it comes back by itself. */
function CodeInput({ onScan }: { onScan(code: string): Promise<void> }) {
  const t = usePhrases(kioskPhrases);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const back = setInterval(() => document.activeElement === document.body && input.current?.focus(), 500);
    // a scanner does not look where the focus is: what it types goes here, also after somebody has pressed a button
    const take = ({ key, ctrlKey, altKey, metaKey }: globalThis.KeyboardEvent) => {
      if ([...key].length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey) input.current?.focus();
    };
    window.addEventListener('keydown', take);
    return () => {
      clearInterval(back);
      window.removeEventListener('keydown', take);
    };
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    // scanners end with either
    if (event.key !== 'Enter' && !(event.key === 'Tab' && typed !== '')) return;
    event.preventDefault();
    if (typed.trim() !== '') void onScan(typed);
    setTyped('');
  }

  return (
    <TextInput
      ref={input}
      autoFocus
      className={classes.input ?? ''}
      size="xl"
      label={t.code}
      description={t.hint}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      maxLength={60}
      inputMode="numeric"
      autoComplete="off"
      lang="en"
    />
  );
}

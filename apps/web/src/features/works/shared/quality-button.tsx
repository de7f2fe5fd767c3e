import { Button, Menu } from '@mantine/core';
import { IconFileZip, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { toolLook } from '../../../kit/list/tool-button.tsx';
import { lazyPart } from '../../../kit/notifications/lazy-part.tsx';
import { qualityPhrases } from '../../../kit/reports/quality/quality.phrases.ts';
import { qualityName, useQualityPage } from './quality-page.ts';

const QualityWindow = lazyPart(() => import('./quality-window.lazy.tsx').then((m) => m.QualityWindow));

/** The window of a year's data, which the address opens, for who sees the works or activities of everybody. */
function useQuality(): { mayOpen: boolean; isOpen: boolean; set(isOpen: boolean): void } {
  const [params, setParams] = useSearchParams();
  const mayOpen = useQualityPage() !== null;
  return {
    mayOpen,
    isOpen: mayOpen && params.has(qualityName),
    set(isOpen) {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(qualityName);
          if (isOpen) next.set(qualityName, '1');
          return next;
        },
        { replace: true },
      );
    },
  };
}

/** The year's data for quality assurance and what is missing in it. */
export function QualityButton() {
  const t = usePhrases(qualityPhrases);
  const { mayOpen, isOpen, set } = useQuality();
  if (!mayOpen) return null;
  return (
    <>
      <Button {...toolLook(IconRosetteDiscountCheck, t.title)} onClick={() => set(true)} />
      {isOpen && <QualityWindow onClose={() => set(false)} />}
    </>
  );
}

/** The same from the menu of the reports, where people look for it too. */
export function QualityMenuItem() {
  const t = usePhrases(qualityPhrases);
  const { mayOpen, set } = useQuality();
  if (!mayOpen) return null;
  return (
    <Menu.Item leftSection={<IconFileZip size={18} aria-hidden />} onClick={() => set(true)}>
      {t.title}
    </Menu.Item>
  );
}

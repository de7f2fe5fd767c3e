import { Button, Group, TextInput } from '@mantine/core';
import { IconIcons } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { useField } from '../../../../kit/form/core/use-field.ts';
import { lazyOverlay } from '../../../../kit/overlays/lazy-overlay.ts';
import { linkPhrases } from '../link.phrases.ts';
import type { LinkForm } from '../link-values.ts';
import { IconGlyph } from './cover-tile.tsx';

// with the words of all icons, which only a search needs
const IconPicker = lazyOverlay(() => import('./icon-picker.tsx').then((m) => m.IconPicker));

/** The documented code of an icon, typed or picked. */
export function IconField({ form }: { form: LinkForm }) {
  const t = usePhrases(linkPhrases);
  const field = useField(form, 'links_h_icon', t.links_h_icon);
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <TextInput
        {...field}
        onChange={(event) => field.onChange(event.currentTarget.value)}
        label={t.links_h_icon}
        description={t.iconHint}
        required
        spellCheck={false}
        leftSection={<IconGlyph code={field.value} />}
        styles={{ wrapper: { flex: 1 } }}
        inputContainer={(input) => (
          <Group gap="xs" wrap="nowrap" align="flex-start">
            {input}
            <Button variant="default" leftSection={<IconIcons size={20} aria-hidden />} onClick={() => setPicking(true)}>
              {t.chooseIcon}
            </Button>
          </Group>
        )}
      />
      {isPicking && (
        <IconPicker
          value={field.value}
          onPick={(code) => {
            field.onChange(code);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

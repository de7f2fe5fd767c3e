import { usualColour } from '@faculty/contracts/website/link';
import { Button, ColorPicker, ColorSwatch, Group, Popover, TextInput } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import { usePhrases } from '../../../../i18n/phrases.tsx';
import { useField } from '../../../../kit/form/core/use-field.ts';
import { linkPhrases } from '../link.phrases.ts';
import type { LinkForm } from '../link-values.ts';
import { contrastWithWhite } from './colour-contrast.ts';

const phrases = {
  choose: { th: 'เลือกสี', en: 'Choose a colour' },
  saturation: { th: 'ความสดและความสว่าง', en: 'Saturation and brightness' },
  hue: { th: 'เฉดสี', en: 'Hue' },
};

/** Colours that carry a white icon well; the documented one first. */
const swatches = [usualColour, '#0F3282', '#0B7285', '#126E40', '#8A6114', '#B3261E', '#86198F', '#464F5E'];

/** The colour under the icon, as a code or picked. */
export function ColourField({ form }: { form: LinkForm }) {
  const words = usePhrases(linkPhrases);
  const t = usePhrases(phrases);
  const field = useField(form, 'links_h_color', words.links_h_color);
  const isColour = contrastWithWhite(field.value) !== null;
  return (
    <TextInput
      {...field}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      label={words.links_h_color}
      description={words.colourHint}
      required
      spellCheck={false}
      leftSection={isColour && <ColorSwatch color={field.value} size={20} withShadow={false} />}
      styles={{ wrapper: { flex: 1 } }}
      inputContainer={(input) => (
        <Group gap="xs" wrap="nowrap" align="flex-start">
          {input}
          <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
            <Popover.Target>
              <Button variant="default" leftSection={<IconPalette size={20} aria-hidden />}>
                {t.choose}
              </Button>
            </Popover.Target>
            <Popover.Dropdown>
              <ColorPicker
                format="hex"
                value={isColour ? field.value : usualColour}
                onChange={field.onChange}
                saturationLabel={t.saturation}
                hueLabel={t.hue}
                swatches={swatches}
                swatchesPerRow={swatches.length}
              />
            </Popover.Dropdown>
          </Popover>
        </Group>
      )}
    />
  );
}

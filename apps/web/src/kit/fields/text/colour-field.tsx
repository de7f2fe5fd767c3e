import { contrastOf } from '@faculty/contracts/kit/colour-contrast';
import { Button, ColorPicker, ColorSwatch, Group, Popover, TextInput } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import type { NamesBy } from '../core/form-values.ts';
import { type FormLike, useField } from '../core/use-field.ts';

const phrases = {
  choose: { th: 'เลือกสี', en: 'Choose a colour' },
  chooseFor: (label: string) => ({ th: `เลือกสี: ${label}`, en: `Choose a colour: ${label}` }),
  saturation: { th: 'ความสดและความสว่าง', en: 'Saturation and brightness' },
  hue: { th: 'เฉดสี', en: 'Hue' },
};

interface ColourFieldProps<Values> {
  form: FormLike<Values>;
  name: NamesBy<Values, string>[keyof Values & string];
  /** Where the screen has another word than the contract. */
  label?: string | undefined;
  hint: ReactNode;
  /** Colours to choose at once, as `#RRGGBB`; the first is what the picker starts from when the field has no colour. */
  swatches: readonly [string, ...string[]];
}

/** A colour `#RRGGBB`, typed as a code or picked. */
export function ColourField<Values extends object>({ form, name, label, hint, swatches }: ColourFieldProps<Values>) {
  const t = usePhrases(phrases);
  const field = useField(form, name, label);
  const value = String(field.value ?? '');
  const isColour = contrastOf(value, value) !== null;
  const onChange = (colour: string) => field.onChange(colour as Values[typeof name]); // the field's value is text
  return (
    <TextInput
      {...field}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      description={hint}
      required
      spellCheck={false}
      leftSection={isColour && <ColorSwatch color={value} size={20} withShadow={false} />}
      styles={{ wrapper: { flex: 1 } }}
      inputContainer={(input) => (
        <Group gap="xs" wrap="nowrap" align="flex-start">
          {input}
          <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
            <Popover.Target>
              <Button variant="default" leftSection={<IconPalette size={20} aria-hidden />} aria-label={t.chooseFor(field.label)}>
                {t.choose}
              </Button>
            </Popover.Target>
            <Popover.Dropdown>
              <ColorPicker
                format="hex"
                value={isColour ? value : swatches[0]}
                onChange={onChange}
                saturationLabel={t.saturation}
                hueLabel={t.hue}
                swatches={[...swatches]}
                swatchesPerRow={swatches.length}
              />
            </Popover.Dropdown>
          </Popover>
        </Group>
      )}
    />
  );
}

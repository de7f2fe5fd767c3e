import { Button, Input, type InputProps } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './kiosk.module.css';

interface DigitsFieldProps
  extends Pick<ComponentProps<'input'>, 'ref' | 'autoFocus' | 'value' | 'onChange' | 'onKeyDown' | 'maxLength' | 'autoComplete'> {
  label: string;
  description: string;
  error?: InputProps['error'];
  /** The submit button: the numeric keypad of a phone has no Enter. */
  button: ReactNode;
}

/** Digits that are typed or scanned, large, with the button that sends them. */
export function DigitsField({ label, description, error, button, ...input }: DigitsFieldProps) {
  const id = useId();
  return (
    <Input.Wrapper id={id} size="xl" label={label} description={description} error={error} className={classes.entry ?? ''}>
      <div className={classes.line}>
        <Input id={id} size="xl" className={classes.input ?? ''} error={Boolean(error)} inputMode="numeric" lang="en" {...input} />
        {button}
      </div>
    </Input.Wrapper>
  );
}

/** A button as high as the field. */
export function SendButton(props: ComponentProps<typeof Button<'button'>>) {
  return <Button className={classes.send ?? ''} {...props} />;
}

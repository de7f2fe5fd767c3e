import { ActionIcon, Anchor, Badge, Text, UnstyledButton } from '@mantine/core';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

// What stands in every row, the same to each attribute as the library draws it (a test compares them) and without its work: of a page's
// hundred parts each cost a slow machine a thousandth of a second.

const line = 'calc(0.0625rem * var(--mantine-scale)) solid';
const joined = (...names: (string | undefined | false)[]) => names.filter(Boolean).join(' ');

interface ChipProps {
  /** One of the theme's; without one it is a plain frame. */
  color?: 'blue' | 'green' | 'gray';
  weight: 500 | 600;
  icon?: ReactNode;
  /** Never narrower than its words. */
  isWhole?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A large badge: light in a colour, or framed. */
export function Chip({ color, weight, icon, isWhole = false, className, children }: ChipProps) {
  const style = {
    '--badge-height': 'var(--badge-height-lg)',
    '--badge-padding-x': 'var(--badge-padding-x-lg)',
    '--badge-fz': 'var(--badge-fz-lg)',
    '--badge-bg': color ? `var(--mantine-color-${color}-light)` : 'var(--mantine-color-default)',
    '--badge-color': color ? `var(--mantine-color-${color}-light-color)` : 'var(--mantine-color-default-color)',
    '--badge-bd': `${line} ${color ? 'transparent' : 'var(--mantine-color-default-border)'}`,
    fontWeight: weight,
    textTransform: 'none',
    ...(isWhole && { minWidth: 'max-content' }),
  } as CSSProperties; // it knows no names of the library
  return (
    <div
      className={joined(className, Badge.classes.root, 'mantine-Badge-root')}
      data-variant={color ? 'light' : 'default'}
      data-size="lg"
      {...(icon !== undefined && { 'data-with-left-section': true })}
      style={style}
    >
      {icon !== undefined && (
        <span className={joined(Badge.classes.section, 'mantine-Badge-section')} data-position="left">
          {icon}
        </span>
      )}
      <span className={joined(Badge.classes.label, 'mantine-Badge-label')}>{children}</span>
    </div>
  );
}

type RowButtonProps = Omit<ComponentProps<'button'>, 'color' | 'style'> & { size?: 'lg' | 'xl'; color?: 'blue' | 'red' };

/** A button that is an icon. */
export function RowButton({ size = 'lg', color = 'blue', className, children, ...button }: RowButtonProps) {
  const style = {
    '--ai-size': `var(--ai-size-${size})`,
    '--ai-bg': 'transparent',
    '--ai-hover': `var(--mantine-color-${color}-light-hover)`,
    '--ai-color': `var(--mantine-color-${color}-light-color)`,
    '--ai-bd': `${line} transparent`,
  } as CSSProperties; // see above
  return (
    <button
      type="button"
      className={joined(
        'mantine-focus-auto mantine-active',
        className,
        ActionIcon.classes.root,
        'mantine-ActionIcon-root',
        UnstyledButton.classes.root,
        'mantine-UnstyledButton-root',
      )}
      data-variant="subtle"
      data-size={size}
      style={style}
      {...button}
    >
      <span className={joined(ActionIcon.classes.icon, 'mantine-ActionIcon-icon')}>{children}</span>
    </button>
  );
}

/** A link that is underlined by who is near it. */
export function RowAnchor({ className, ...link }: LinkProps) {
  return (
    <Link
      className={joined('mantine-focus-auto', Anchor.classes.root, className, Text.classes.root, 'mantine-Text-root mantine-Anchor-root')}
      data-underline="hover"
      {...link}
    />
  );
}

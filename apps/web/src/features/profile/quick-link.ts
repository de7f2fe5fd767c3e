/** The look of the quick links below a person's name. */
export const quickLink = {
  variant: 'default',
  radius: 'xl',
  size: 'compact-sm',
  h: 30,
  px: 8,
  fz: 14,
  fw: 400,
  c: 'var(--mantine-color-anchor)',
} as const;

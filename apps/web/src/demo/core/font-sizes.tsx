import { Text, Title } from '@mantine/core';
import { rootVariable } from './root-variable.ts';
import classes from './typography.module.css';

/** Each size of running text, with what the theme says of it. */
export function FontSizes({ sample }: { sample: string }) {
  return (
    <dl className={classes.sizes}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <div key={size}>
          <dt>
            {size} · {rootVariable(`--mantine-font-size-${size}`)} / {rootVariable(`--mantine-line-height-${size}`)}
          </dt>
          <dd>
            <Text size={size}>{sample}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Each size of heading in use, with what the theme says of it. The page has its own h1 already, so these only look like headings. */
export function HeadingSizes({ sample }: { sample: string }) {
  return (
    <dl className={classes.sizes}>
      {([1, 2, 3, 4] as const).map((order) => (
        <div key={order}>
          <dt>
            h{order} · {rootVariable(`--mantine-h${order}-font-size`)} / {rootVariable(`--mantine-h${order}-line-height`)}
          </dt>
          <dd>
            <Title order={order} component="div">
              {sample}
            </Title>
          </dd>
        </div>
      ))}
    </dl>
  );
}

import {
  Accordion,
  Alert,
  Anchor,
  Badge,
  Breadcrumbs,
  Button,
  Checkbox,
  Code,
  Divider,
  Kbd,
  List,
  MultiSelect,
  Notification,
  Pagination,
  PasswordInput,
  Pill,
  Radio,
  SegmentedControl,
  Select,
  Switch,
  Table,
  Tabs,
  TagsInput,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { hardThai, shortThai } from './sample.ts';
import { Specimen } from './specimen.tsx';

const around = { label: hardThai, description: hardThai, error: hardThai };
const sizes = ['xs', 'sm', 'md', 'lg'] as const;

/** The library's parts that hold words, by their names, each in the sizes and looks the product uses. */
const pieces: Record<string, ReactNode> = {
  Accordion: (
    <Accordion value="a">
      <Accordion.Item value="a">
        <Accordion.Control>{hardThai}</Accordion.Control>
        <Accordion.Panel>{hardThai}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  ),
  Alert: <Alert title={hardThai}>{hardThai}</Alert>,
  Anchor: <Anchor href="#">{hardThai}</Anchor>,
  Badge: sizes.flatMap((size) => [
    <Badge key={size} size={size} variant="light" tt="none">
      {hardThai}
    </Badge>,
    <br key={`${size} `} />,
  ]),
  Breadcrumbs: (
    <Breadcrumbs>
      <Anchor href="#">{shortThai}</Anchor>
      <span>{shortThai}</span>
    </Breadcrumbs>
  ),
  Button: sizes.flatMap((size) => [
    <Button key={size} size={size}>
      {hardThai}
    </Button>,
    <br key={`${size} `} />,
  ]),
  Checkbox: <Checkbox {...around} />,
  Code: <Code>{hardThai}</Code>,
  Divider: <Divider label={hardThai} />,
  Kbd: <Kbd>{shortThai}</Kbd>,
  List: (
    <List>
      <List.Item>{hardThai}</List.Item>
    </List>
  ),
  MultiSelect: <MultiSelect {...around} data={[hardThai, shortThai]} value={[hardThai, shortThai]} />,
  Notification: (
    <Notification title={hardThai} withCloseButton={false}>
      {hardThai}
    </Notification>
  ),
  Pagination: <Pagination total={3} value={1} getItemProps={() => ({ children: shortThai })} />,
  PasswordInput: <PasswordInput {...around} visible value={hardThai} readOnly />,
  Pill: <Pill>{hardThai}</Pill>,
  Radio: <Radio {...around} />,
  SegmentedControl: <SegmentedControl data={[shortThai, 'EN']} />,
  Select: sizes.map((size) => <Select key={size} {...around} size={size} data={[hardThai]} value={hardThai} placeholder={hardThai} />),
  Switch: <Switch {...around} />,
  Table: (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{hardThai}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Table.Tr>
          <Table.Td>{hardThai}</Table.Td>
        </Table.Tr>
      </Table.Tbody>
    </Table>
  ),
  Tabs: (
    <Tabs value="a">
      <Tabs.List>
        <Tabs.Tab value="a">{shortThai}</Tabs.Tab>
        <Tabs.Tab value="b">{shortThai}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="a" pt="xs">
        {hardThai}
      </Tabs.Panel>
    </Tabs>
  ),
  TagsInput: <TagsInput {...around} value={[hardThai, shortThai]} />,
  Text: (
    <>
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {hardThai}
        </Text>
      ))}
      <Text truncate>{shortThai}</Text>
      <Text lineClamp={2}>{shortThai}</Text>
    </>
  ),
  Textarea: <Textarea {...around} value={hardThai} autosize readOnly />,
  TextInput: (
    <>
      {sizes.map((size) => (
        <TextInput key={size} {...around} size={size} value={hardThai} readOnly />
      ))}
      {sizes.map((size) => (
        <TextInput key={`${size} empty`} size={size} placeholder={hardThai} aria-label={shortThai} />
      ))}
      <TextInput {...around} value={hardThai} disabled />
    </>
  ),
  Title: ([1, 2, 3, 4] as const).map((order) => (
    <Title key={order} order={order}>
      {hardThai}
    </Title>
  )),
};

/** Those that hold no words of their own, and those that stand on other pages of the gallery. */
const others = [
  ...['Affix', 'AppShell', 'Avatar', 'Box', 'Center', 'CloseButton', 'Collapse', 'Container', 'Group', 'Image', 'Loader', 'Paper'],
  ...['Progress', 'Skeleton', 'Slider', 'Stack', 'UnstyledButton', 'VisuallyHidden', 'MantineProvider', 'DatesProvider'],
  ...['ActionIcon', 'Combobox', 'DatePicker', 'Drawer', 'Dropzone', 'Input', 'Menu', 'Modal', 'Popover', 'Tooltip'],
];

const sources = import.meta.glob<string>('../../src/**/*.tsx', { eager: true, query: '?raw', import: 'default' });

/** What the product takes from the library and this page does not know. */
function unknownPieces(): string[] {
  const known = new Set([...Object.keys(pieces), ...others]);
  const taken = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '@mantine\/\w+'/g)].flatMap(([, names = '']) => names.split(',')),
  );
  const names = taken.map((name) => name.trim()).filter((name) => /^[A-Z]/.test(name) && !/(Props|Element)$/.test(name));
  return [...new Set(names)].filter((name) => !known.has(name));
}

/** The library's parts, as the theme makes them look. */
export function Pieces() {
  return (
    <div data-unknown={unknownPieces().join(' ')}>
      {Object.entries(pieces).map(([name, piece]) => (
        <Specimen key={name} name={name}>
          {piece}
        </Specimen>
      ))}
    </div>
  );
}

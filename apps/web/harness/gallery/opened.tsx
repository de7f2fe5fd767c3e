import { Button, Menu, MultiSelect, Popover, Select, TagsInput, Text, Tooltip } from '@mantine/core';
import { hardThai, shortThai } from './sample.ts';
import { Specimen } from './specimen.tsx';

const inPlace = { withinPortal: false };

/** What opens over a page: lists of choices, menus, hints. */
export function Opened() {
  const choices = { data: [hardThai, shortThai], dropdownOpened: true, comboboxProps: inPlace, label: shortThai };
  return (
    <>
      <Specimen name="Select" room={9}>
        <Select {...choices} value={hardThai} />
      </Specimen>
      <Specimen name="MultiSelect" room={9}>
        <MultiSelect {...choices} value={[hardThai]} />
      </Specimen>
      <Specimen name="TagsInput" room={9}>
        <TagsInput {...choices} value={[]} />
      </Specimen>
      <Specimen name="Menu" room={12}>
        <Menu opened withinPortal={false} position="bottom-start">
          <Menu.Target>
            <Button>{shortThai}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>{hardThai}</Menu.Label>
            <Menu.Item>{hardThai}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Specimen>
      <Specimen name="Popover" room={9}>
        <Popover opened withinPortal={false} position="bottom-start">
          <Popover.Target>
            <Button>{shortThai}</Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Text>{hardThai}</Text>
          </Popover.Dropdown>
        </Popover>
      </Specimen>
      <Specimen name="Tooltip" room={5}>
        <Tooltip opened label={hardThai} withinPortal={false} position="bottom-start">
          <Button>{shortThai}</Button>
        </Tooltip>
      </Specimen>
    </>
  );
}

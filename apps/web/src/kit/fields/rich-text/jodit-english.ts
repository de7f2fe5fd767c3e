/** Jodit's English is its keys, some of which are no English: what they mean, for the interface in English. */
export const joditEnglish: Record<string, string> = {
  'Insert Unordered List': 'Bulleted list',
  'Insert Ordered List': 'Numbered list',
  'Insert format block': 'Paragraph style',
  'Fill color or set the text color': 'Text and background colour',
  'Insert Horizontal Line': 'Dividing line',
  'Change mode': 'HTML source',
  'Open in fullsize': 'Full screen',
  palette: 'Colours',
  pencil: 'Edit',
  Quadrate: 'Square',
  '--Not Set--': 'Not set',
  Src: 'Address of the picture',
  top: 'Top',
  right: 'Right',
  bottom: 'Bottom',
  left: 'Left',
};

import { expect, it } from 'vitest';
import { sameHtml } from './same-html.ts';

it.each([
  ['order of attributes and classes', '<p id="a" class="x y">t</p>', '<p class="y x" id="a">t</p>'],
  ['spelling of tags and quotes', '<P CLASS=x>t</P>', '<p class="x">t</p>'],
  ['spelling of a style', '<p style="color:red;margin:0">t</p>', '<p style="margin: 0px; color: red;">t</p>'],
  ['boolean attributes', '<video controls="controls"></video>', '<video controls></video>'],
  ['white space between blocks', '<ul>\n <li>a</li>\n</ul>', '<ul><li>a</li></ul>'],
])('%s makes no difference', (_, one, other) => expect(sameHtml(one, other)).toBe(true));

it.each([
  ['a lost comment', '<!-- x --><p>t</p>', '<p>t</p>'],
  ['a lost empty element', '<i class="fa fa-x"></i>t', 't'],
  ['a lost attribute', '<p data-a="1">t</p>', '<p>t</p>'],
  ['a wrapped text', 't', '<p>t</p>'],
  ['a lost zero-width space', 'ก\u200bข', 'กข'],
  ['lost space between words', '<b>a</b> <b>b</b>', '<b>a</b><b>b</b>'],
  ['changed preformatted text', '<pre>a  b</pre>', '<pre>a b</pre>'],
  ['what a template holds', '<template><p>t</p></template>', '<template></template>'],
])('%s is a difference', (_, one, other) => expect(sameHtml(one, other)).toBe(false));

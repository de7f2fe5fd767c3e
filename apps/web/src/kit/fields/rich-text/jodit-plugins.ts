// Jodit's ESM entry has only its basic plugins: these are the others that the toolbar needs.
import 'jodit/esm/plugins/clipboard/clipboard.js';
import 'jodit/esm/plugins/fullsize/fullsize.js';
import 'jodit/esm/plugins/hr/hr.js';
import 'jodit/esm/plugins/image-properties/image-properties.js';
import 'jodit/esm/plugins/justify/justify.js';
import 'jodit/esm/plugins/resizer/resizer.js';
import 'jodit/esm/plugins/select-cells/select-cells.js';
import 'jodit/esm/plugins/select/select.js';
import 'jodit/esm/plugins/source/source.js';
import 'jodit/esm/plugins/tab/tab.js';

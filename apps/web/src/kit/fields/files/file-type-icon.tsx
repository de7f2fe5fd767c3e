import {
  IconFile,
  IconFileMusic,
  IconFileText,
  IconFileTypeDoc,
  IconFileTypePdf,
  IconFileTypePpt,
  IconFileTypeXls,
  IconFileZip,
  IconMovie,
  IconPhoto,
  type TablerIcon,
} from '@tabler/icons-react';

const byExtension: Record<string, TablerIcon> = {
  pdf: IconFileTypePdf,
  ...all(['doc', 'docx', 'odt', 'rtf'], IconFileTypeDoc),
  ...all(['xls', 'xlsx', 'ods', 'csv'], IconFileTypeXls),
  ...all(['ppt', 'pptx', 'odp'], IconFileTypePpt),
  ...all(['zip', 'rar', '7z'], IconFileZip),
  ...all(['png', 'jpg', 'jpeg', 'webp', 'gif'], IconPhoto),
  ...all(['mp4', 'webm', 'mov'], IconMovie),
  ...all(['mp3', 'm4a', 'wav'], IconFileMusic),
  txt: IconFileText,
};

function all(extensions: string[], icon: TablerIcon): Record<string, TablerIcon> {
  return Object.fromEntries(extensions.map((extension) => [extension, icon]));
}

/** The icon of a file type, by the extension. Decorative: the file name is next to it. */
export function FileTypeIcon({ name, size = 32 }: { name: string; size?: number }) {
  const Icon = byExtension[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? IconFile;
  return <Icon size={size} aria-hidden />;
}

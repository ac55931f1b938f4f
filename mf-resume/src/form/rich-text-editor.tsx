import { useLingui } from '@lingui/react/macro';
import { Fragment, Slice } from '@tiptap/pm/model';
import { EditorContent, useEditor as useTipTap } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeHref } from '@vitae/documents/model/links';
import type { RichText } from '@vitae/documents/model/rich-text';
import { IconButton } from '@vitae/ui/button';
import { color, radius, space, text } from '@vitae/ui/tokens';
import { Bold, Italic, Link2, List, ListOrdered, Underline } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useField } from './fields.tsx';
import { type DocNode, docOf, richTextOfDoc } from './rich-text-doc.ts';

/** Text with lists, looks and links, kept as blocks. */
export default function RichTextEditor({ path, label }: { path: readonly string[]; label: string }) {
  const { t } = useLingui();
  const [value, set] = useField<RichText>(path);
  const latest = useRef({ value, set });
  latest.current = { value, set };
  const own = useRef<RichText>(value);
  const editor = useTipTap({
    extensions: [
      StarterKit.configure({
        heading: false,
        blockquote: false,
        code: false,
        codeBlock: false,
        horizontalRule: false,
        strike: false,
        link: { openOnClick: false, isAllowedUri: (url) => isSafeHref(url) },
      }),
    ],
    content: docOf(value),
    // Its style sheet is put in as HTML, which the page's policy refuses.
    injectCSS: false,
    editorProps: {
      // So is pasted HTML: the words come in, their looks stay behind.
      handlePaste: (view, event) => {
        const lines = (event.clipboardData?.getData('text/plain') ?? '')
          .split(/\r?\n/)
          .filter((line) => line.trim() !== '');
        if (lines.length === 0) return true;
        const { schema, tr } = view.state;
        if (lines.length === 1) view.dispatch(tr.insertText(lines[0]!));
        else {
          const paragraphs = lines.map((line) =>
            schema.nodes.paragraph!.create(null, schema.text(line.replace(/^[-*•]\s+/, ''))),
          );
          view.dispatch(tr.replaceSelection(new Slice(Fragment.from(paragraphs), 1, 1)));
        }
        return true;
      },
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        dir: 'auto',
        'data-field': path.join('/'),
      },
    },
    onUpdate: ({ editor: current }) => {
      const next = richTextOfDoc(current.getJSON() as DocNode, latest.current.value);
      own.current = next;
      latest.current.set(next);
    },
  });

  // Undo, another tab and the writing help change the text from outside.
  useEffect(() => {
    if (!editor || value === own.current || JSON.stringify(value) === JSON.stringify(own.current)) return;
    own.current = value;
    editor.commands.setContent(docOf(value), { emitUpdate: false });
  }, [editor, value]);

  if (!editor) return null;
  const tools = [
    {
      label: t`Bold`,
      icon: <Bold aria-hidden="true" />,
      isOn: editor.isActive('bold'),
      run: () => editor.chain().focus().toggleBold().run(),
    },
    {
      label: t`Italic`,
      icon: <Italic aria-hidden="true" />,
      isOn: editor.isActive('italic'),
      run: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: t`Underline`,
      icon: <Underline aria-hidden="true" />,
      isOn: editor.isActive('underline'),
      run: () => editor.chain().focus().toggleUnderline().run(),
    },
    {
      label: t`Bullet list`,
      icon: <List aria-hidden="true" />,
      isOn: editor.isActive('bulletList'),
      run: () => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: t`Numbered list`,
      icon: <ListOrdered aria-hidden="true" />,
      isOn: editor.isActive('orderedList'),
      run: () => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: t({ message: 'Link', context: 'in a text' }),
      icon: <Link2 aria-hidden="true" />,
      isOn: editor.isActive('link'),
      run: () => {
        const href = window.prompt(t`Address of the link`, editor.getAttributes('link').href ?? 'https://');
        if (href === null) return;
        if (href.trim() === '' || !isSafeHref(href.trim())) editor.chain().focus().unsetLink().run();
        else editor.chain().focus().setLink({ href: href.trim() }).run();
      },
    },
  ];
  return (
    <div css={{ border: `1px solid ${color.lineStrong}`, borderRadius: radius.md, background: color.surface }}>
      <div
        role="toolbar"
        aria-label={t`Looks of ${label}`}
        css={{ display: 'flex', flexWrap: 'wrap', borderBottom: `1px solid ${color.line}`, padding: 2 }}
      >
        {tools.map((tool) => (
          <IconButton key={tool.label} label={tool.label} aria-pressed={tool.isOn} onClick={tool.run}>
            {tool.icon}
          </IconButton>
        ))}
      </div>
      <EditorContent
        editor={editor}
        css={[
          text.body,
          {
            '& .ProseMirror': {
              minHeight: 140,
              padding: space.md,
              outline: 'none',
              whiteSpace: 'break-spaces',
              overflowWrap: 'break-word',
            },
            '& .ProseMirror:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.accent}`, borderRadius: radius.sm },
            '& ul, & ol': { paddingInlineStart: 22 },
          },
        ]}
      />
    </div>
  );
}

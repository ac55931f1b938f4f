import type { Platform } from '@vitae/contract/platform';
import { updateResume } from '@vitae/contract/resumes';
import { LINE_HEIGHT, type TemplateId } from '@vitae/documents/model/resume';
import { send } from '@vitae/remote-kit/send';
import { serverSave } from '../editor/open-resume.ts';
import { edit, useEditor } from '../editor/resume-store.ts';

/** Puts the open resume into a template: here at once, with its line height, and on the server. */
export async function chooseTemplate(platform: Platform, template: TemplateId): Promise<void> {
  edit((resume) => ({ ...resume, selectedTemplate: template, lineHeight: LINE_HEIGHT.onTemplateChange }));
  const { id } = useEditor.getState();
  if (!id) return;
  // Where this fails, the save that follows every change brings it.
  await send(platform.http, updateResume, { params: { id }, body: { template } }).catch(() => {});
  await serverSave()?.save();
}

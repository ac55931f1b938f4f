import { TEMPLATE_IDS, type TemplateId } from '../model/resume.ts';
import type { Template } from './plan.ts';
import { academic } from './templates/academic.ts';
import { classic } from './templates/classic.ts';
import { compact } from './templates/compact.ts';
import { creative } from './templates/creative.ts';
import { europass } from './templates/europass.ts';
import { executive } from './templates/executive.ts';
import { firstJob } from './templates/first-job.ts';
import { gulf } from './templates/gulf.ts';
import { minimal } from './templates/minimal.ts';
import { modern } from './templates/modern.ts';
import { sidebarLeft } from './templates/sidebar-left.ts';
import { sidebarRight } from './templates/sidebar-right.ts';
import { technical } from './templates/technical.ts';
import { timeline } from './templates/timeline.ts';

export const TEMPLATES: Record<TemplateId, Template> = {
  classic,
  modern,
  compact,
  academic,
  executive,
  'sidebar-left': sidebarLeft,
  'sidebar-right': sidebarRight,
  timeline,
  europass,
  gulf,
  technical,
  creative,
  'first-job': firstJob,
  minimal,
};

/** What a gallery shows of each template, in its order. */
export const TEMPLATE_GALLERY = TEMPLATE_IDS.map((id) => {
  const { name, description, columns, look } = TEMPLATES[id];
  return { id, name, description, columns, look };
});

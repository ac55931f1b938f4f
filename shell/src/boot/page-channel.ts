import type { Channel } from '@vitae/contract/channel';
import { CHANNEL_ELEMENT_ID } from '@vitae/contract/page';

/**
 * The channel that this page was made from. The release tool has checked it against its schema when it wrote the
 * page, so it is not checked again here.
 */
export function readPageChannel(page: Document = document): Channel {
  const json = page.getElementById(CHANNEL_ELEMENT_ID)?.textContent;
  if (!json)
    throw new Error(
      `VITAE-SHELL-001 The page holds no channel (#${CHANNEL_ELEMENT_ID}). Promote the shell to this channel again.`,
    );
  return JSON.parse(json) as Channel;
}

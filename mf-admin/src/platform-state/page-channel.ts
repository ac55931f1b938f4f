import { type Channel, channelSchema } from '@vitae/contract/channel';
import { CHANNEL_ELEMENT_ID } from '@vitae/contract/page';

/** The channel that this page was made from; `null` on a page without one, such as a remote's own test page. */
export function readPageChannel(page: Document = document): Channel | null {
  try {
    return channelSchema.parse(JSON.parse(page.getElementById(CHANNEL_ELEMENT_ID)?.textContent ?? ''));
  } catch {
    return null;
  }
}

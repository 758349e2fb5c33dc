import type { Attachment } from 'svelte/attachments';

/** Here the keys begin: at once, and again when the dialog around it opens. */
export const focused: Attachment<HTMLElement> = (node) => {
  node.autofocus = true;
  node.focus();
};

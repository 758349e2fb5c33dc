import { ApiError } from './api';
import { t } from './texts.svelte';

/** What went wrong, in words a player can act upon. */
export function said(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error-unknown');
  if (error.message !== '') return error.message;
  return error.status === 0 ? t('error-offline') : t('error-status', { status: error.status });
}

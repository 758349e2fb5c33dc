import { pageOf, pathOf, type Page } from './path';

/** Where the visitor is, and how to go elsewhere without loading the page again. */
class Router {
  page = $state<Page>(here());

  go(page: Page, replace = false): void {
    const path = pathOf(page);
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.page = page;
    if (!replace) window.scrollTo(0, 0);
  }

  /** Listen for back and forward, and take plain clicks on our own links. Returns how to stop. */
  listen(): () => void {
    const back = () => (this.page = here());
    const click = (event: MouseEvent) => this.follow(event);
    window.addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      window.removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }

  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target !== '' || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || /^\/(api|schema)\b/.test(url.pathname)) return;
    if (url.pathname === location.pathname && url.hash !== '') return;
    const page = pageOf(url.pathname, url.search, url.hash);
    event.preventDefault();
    this.go(page);
  }
}

function here(): Page {
  return pageOf(location.pathname, location.search, location.hash);
}

export const router = new Router();

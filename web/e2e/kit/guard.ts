/** Listens to a browser for what must never happen: errors, broken policies, calls to other hosts. */
import type { BrowserContext } from '@playwright/test';

export class Guard {
  private readonly heard: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(private readonly host: string) {}

  /** A test that cuts the line or asks for what is not there says so. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  get complaints(): string[] {
    return this.heard.filter((each) => !this.expected.some((pattern) => pattern.test(each)));
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('request', (request) => this.met(request.url()));
    context.on('page', (page) => page.on('websocket', (socket) => this.met(socket.url())));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(
          `policy: ${event.violatedDirective} forbids ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`,
        ),
      );
    });
  }

  private met(url: string): void {
    if (url.startsWith('data:') || url.startsWith('blob:')) return;
    if (new URL(url).host !== this.host) this.heard.push(`a request to another host: ${url}`);
  }
}

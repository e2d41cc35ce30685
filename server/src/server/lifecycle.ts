/** What the protocol says of messages that come before `initialize` or after `shutdown`. */
import {
  type Connection,
  type ConnectionOptions,
  ErrorCodes,
  Message,
  type NotificationMessage,
  type RequestMessage,
  ResponseError,
} from 'vscode-languageserver';

/** Requests that are refused go here instead of to their features. */
const REFUSED = '$/refused';

export class Lifecycle {
  private phase: 'new' | 'begun' | 'over' = 'new';

  /** For the connection, of which each message passes by here first. */
  readonly options: ConnectionOptions = {
    messageStrategy: {
      handleMessage: (message, next) => {
        if (Message.isRequest(message)) return next(this.isWanted(message) ? message : refused(message));
        return Message.isNotification(message) && !this.isHeard(message) ? undefined : next(message);
      },
    },
  };

  /** To be called once the client has been greeted. */
  begin(): void {
    this.phase = 'begun';
  }

  answerRefused(connection: Connection): void {
    connection.onRequest(REFUSED, () => {
      throw this.phase === 'new'
        ? new ResponseError(ErrorCodes.ServerNotInitialized, 'The first request has to be initialize.')
        : new ResponseError(ErrorCodes.InvalidRequest, 'There is one initialize, and nothing but exit after shutdown.');
    });
  }

  private isWanted({ method }: RequestMessage): boolean {
    if (method === 'initialize') return this.phase === 'new';
    if (this.phase !== 'begun') return false;
    if (method === 'shutdown') this.phase = 'over';
    return method !== REFUSED;
  }

  private isHeard({ method }: NotificationMessage): boolean {
    return this.phase === 'begun' || method === 'exit' || method.startsWith('$/');
  }
}

const refused = (message: RequestMessage): RequestMessage => ({ ...message, method: REFUSED });

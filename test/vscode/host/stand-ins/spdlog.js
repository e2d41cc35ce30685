// Stands in for @vscode/spdlog, whose native part would need a compiler: VS Code's log files, which its output
// channels show, written plainly and at once.
const { appendFileSync, mkdirSync } = require('node:fs');
const path = require('node:path');

const LEVELS = ['trace', 'debug', 'info', 'warning', 'error', 'critical'];
const OFF = LEVELS.length;

class Logger {
  #file;
  #level = LEVELS.indexOf('info');
  #plain = false;

  /** @param {string} file */
  constructor(file) {
    this.#file = file;
    mkdirSync(path.dirname(file), { recursive: true });
  }

  /** @param {number} level */
  setLevel(level) {
    this.#level = Math.min(level, OFF);
  }

  clearFormatters() {
    this.#plain = true;
  }

  setPattern() {
    this.#plain = false;
  }

  flush() {
    // Every line is written at once.
  }

  drop() {
    this.#level = OFF;
  }

  /**
   * @param {number} level
   * @param {string} message
   */
  #write(level, message) {
    if (level < this.#level) return;
    const line = this.#plain
      ? message
      : `${new Date().toISOString().replace('T', ' ').replace('Z', '')} [${LEVELS[level]}] ${message}\n`;
    appendFileSync(this.#file, line);
  }

  /** @param {string} message */
  trace(message) {
    this.#write(0, message);
  }

  /** @param {string} message */
  debug(message) {
    this.#write(1, message);
  }

  /** @param {string} message */
  info(message) {
    this.#write(2, message);
  }

  /** @param {string} message */
  warn(message) {
    this.#write(3, message);
  }

  /** @param {string} message */
  error(message) {
    this.#write(4, message);
  }

  /** @param {string} message */
  critical(message) {
    this.#write(5, message);
  }
}

/**
 * @param {string} _name
 * @param {string} file
 */
const createLogger = (_name, file) => Promise.resolve(new Logger(file));

exports.version = 0;
exports.Logger = Logger;
exports.setLevel = exports.setFlushOn = () => undefined;
exports.createRotatingLogger = exports.createAsyncRotatingLogger = createLogger;

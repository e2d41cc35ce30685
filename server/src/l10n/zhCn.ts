/** Simplified Chinese, as one value: of a JSON file that is imported by itself, every key would be an export. */
export { default as zhCn } from './zh-cn.json';

import { oldestBrowsers } from '../../browsers.js';
import type { InfoWords } from '../info-words.js';

const shown = { label: '随程序提供的测试可以证明。' };

export const words: InfoWords = {
  title: '人人可用',
  heading: '人人可用',
  description: 'Docket 支持哪些浏览器和设备，如何用键盘操作，以及测试会检查什么。',
  intro: '每项任务都可以用鼠标、触摸和键盘完成，支持浅色和深色，从手机到桌面皆可。',
  sections: [
    {
      heading: '浏览器',
      text: '界面面向以下及更新的版本。不运行脚本而打开共享链接的人，会看到一个无需脚本的页面。',
      columns: ['浏览器', '面向版本', '系统'],
      rows: [
        ['Google Chrome'],
        ['Mozilla Firefox'],
        ['Apple Safari', `Safari ${oldestBrowsers.Safari}+`, 'macOS、iOS 和 iPadOS'],
        ['Microsoft Edge'],
      ],
    },
    {
      heading: '测试了什么，没有测试什么',
      paragraphs: [
        '测试在当前的 Chromium 中运行，涵盖手机和桌面宽度、浅色和深色。测试不在 Firefox、Safari 和 Edge 中运行；如果它们缺少 Docket 使用的某项标准，构建时会尽可能补上。',
        '在更旧的浏览器中可以阅读页面，但工具无法启动。如果上述某个版本无法使用，请告知您站点的运营者。',
      ],
    },
    {
      heading: '设备',
      cards: [
        {
          title: '手机',
          text: '从 320 像素宽起，内容不会超出页面。用手指操作时，按钮的宽和高至少为 44 像素。',
        },
        { title: '平板和触摸', text: '凡是可以拖动的，也都有作用相同的按钮。' },
        { title: '桌面', text: '文件、文档和工具并排显示，各有快捷键。' },
      ],
    },
    {
      heading: '标准',
      cards: [
        {
          title: 'WCAG 2.2 A 级和 AA 级',
          text: 'axe 按照程序能够判断的规则检查每个界面，包括浅色和深色、两种宽度。只要有一处问题，测试就会失败。只能由人判断的规则未经任何人认证。',
          proof: shown,
        },
        {
          title: '只用键盘',
          text: '查找工具，选择文件和页面，运行工具，再下载、重命名和分享结果，全程无需鼠标。打开新页面时，焦点会落在标题上。',
          proof: shown,
        },
        {
          title: '用键盘签名和涂黑',
          text: '输入签名，用方向键移到位；添加一个框，把下面的内容涂黑。',
          proof: shown,
        },
        {
          title: '跟随您的系统',
          text: '浅色或深色随系统或由您选择；设置了减弱动态效果时不显示动画。进度会播报给屏幕阅读器。',
        },
      ],
    },
    {
      heading: '快捷键',
      text: '在首页或工作台按 ? 即可查看全部。Mod 是 Ctrl，在 Mac 上是 Cmd。',
      columns: ['按键', '作用'],
      rows: [
        ['/ 或 Mod+K', '查找工具、页面或最近的文件'],
        ['?', '显示快捷键'],
        ['F6', '转到下一区域：文件、文档、工具'],
        ['Mod+Enter', '启动已打开的工具'],
        ['Mod+F', '在文档中查找文字'],
        ['R', '向右旋转所选页面'],
        ['Delete', '删除所选页面'],
        ['Alt+ArrowRight', '将所选页面向右移动'],
        ['Mod+Z', '退回一个版本'],
        ['Escape', '关闭已打开的内容，否则取消选择页面'],
      ],
    },
  ],
};

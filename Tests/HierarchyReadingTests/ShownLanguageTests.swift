import AccessibilityModel
import HierarchyReading
import TestSupport
import Testing

struct ShownLanguageTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var labels: [String]
    var language: String?
  }

  private static let cases = [
    Case(
      testDescription: "Arabic", labels: ["الإعدادات العامة", "اختر اللغة", "OK"], language: "ar"),
    Case(testDescription: "Persian", labels: ["تنظیمات عمومی برنامه", "انتخاب زبان پیش‌فرض"]),
    Case(
      testDescription: "Russian", labels: ["Настройки приложения", "Выйти из аккаунта"],
      language: "ru"),
    Case(
      testDescription: "Ukrainian", labels: ["Налаштування програми", "Вийти з облікового запису"]),
    Case(testDescription: "Bulgarian", labels: ["Настройки на приложението", "Изход от профила"]),
    Case(
      testDescription: "Japanese", labels: ["設定を変更する", "アカウントからログアウト", "検索"],
      language: "ja"),
    Case(
      testDescription: "Korean", labels: ["장바구니가 비어 있습니다", "계정에 로그인하고 쇼핑을 계속하세요"], language: "ko"),
    Case(
      testDescription: "Hebrew", labels: ["העגלה שלך ריקה", "התחבר לחשבון שלך"], language: "he"),
    Case(testDescription: "Thai", labels: ["รถเข็นของคุณว่างเปล่า", "เข้าสู่ระบบบัญชี"], language: "th"),
    Case(
      testDescription: "Korean names among English",
      labels: ["Choose the language of the app", "한국어", "English", "Deutsch"]),
    Case(testDescription: "Chinese", labels: ["更改应用程序的所有设置", "退出当前登录的账户", "搜索内容"]),
    Case(testDescription: "English", labels: ["Change the settings of the app", "Sign out"]),
    Case(testDescription: "a few letters only", labels: ["Настройки", "Выход"]),
    Case(
      testDescription: "Russian names among English",
      labels: ["Choose the language of the app", "Русский язык", "English", "Deutsch"]),
  ]

  @Test(arguments: cases)
  func `the letters of all labels show the language of a capture`(_ shown: Case) throws {
    let screen = try screen(shown.labels)
    #expect(screen.language == shown.language)
    #expect(screen.isLanguageInferred == (shown.language != nil))
    #expect(screen.capabilities.contains(.language) == (shown.language != nil))
  }

  @Test func `the language that the user names takes precedence`() throws {
    let screen = try screen(
      ["Настройки приложения", "Выйти из аккаунта"], ReadingOptions(language: "uk"))
    #expect(screen.language == "uk")
    #expect(!screen.isLanguageInferred)
  }

  private func screen(_ labels: [String], _ options: ReadingOptions = .init()) throws -> Screen {
    let texts = labels.enumerated().map { row, label in
      """
      <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="\(label)" x="20" \
      y="\(60 + row * 40)" width="300" height="22"/>
      """
    }
    let source = XCUITestSource.text(texts.joined(), app: "")
    let read = try XCUITestReader().read(Array(source.utf8), named: "x.xml", options: options)
    return try #require(read.screens.first)
  }
}

internal import Auditing

extension Example {
  /// A screen in portrait and in landscape, for the examples of rules that compare.
  static func turned(
    portrait: String, landscape: String, safeArea: String? = nil, fileID: String = #fileID,
    line: Int = #line
  ) -> Example {
    let insets = safeArea.map { #" safeArea="\#($0)""# } ?? ""
    return Example(
      """
      <screen title="Example" language="en">
        <layout orientation="portrait" size="390 844">
      \(portrait)
        </layout>
        <layout orientation="landscape" size="844 390"\(insets)>
      \(landscape)
        </layout>
      </screen>
      """, fileID: fileID, line: line)
  }
}

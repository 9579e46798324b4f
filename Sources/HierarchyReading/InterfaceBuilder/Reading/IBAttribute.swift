/// The attributes that the reader uses, by their names in the file.
enum IBAttribute: String, CaseIterable {
  // The document and its references.
  case id, key, tag, type, version, targetRuntime, initialViewController, orientation
  case launchScreen
  case destination, eventType, target, property, relationship, kind, unwindAction, selector,
    reference
  case storyboardIdentifier, storyboardName, referencedIdentifier, customClass
  case customModule, customModuleProvider
  case textLabel, detailTextLabel, imageView, selectedItem

  // Geometry.
  case x, y, width, height
  case widthSizable, heightSizable, flexibleMinX, flexibleMaxX, flexibleMinY, flexibleMaxY
  case translatesAutoresizingMaskIntoConstraints
  case firstItem, firstAttribute, secondItem, secondAttribute
  case relation, constant, multiplier, priority

  // Layout.
  case misplaced, ambiguous, fixedFrame, toolsVersion
  case lineHeightMultiple, minimumLineHeight, maximumLineHeight, lineSpacing
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompressionResistancePriority, verticalCompressionResistancePriority
  case placeholderIntrinsicWidth, placeholderIntrinsicHeight
  case axis, distribution, alignment, spacing
  case baselineRelativeArrangement, layoutMarginsRelativeArrangement
  case numberOfLines, minimumScaleFactor, adjustsFontSizeToFit
  case preferredMaxLayoutWidth, borderStyle, datePickerMode, buttonType, rowHeight
  case insetsLayoutMarginsFromSafeArea, preservesSuperviewLayoutMargins
  case contentInsetAdjustmentBehavior
  case top, left, bottom, right, leading, trailing, minX, minY, maxX, maxY

  // State.
  case hidden, alpha, alphaValue, enabled, selected, userInteractionEnabled, clipsSubviews
  case on, state, backgroundImage, animating, hidesWhenStopped, displayedWhenStopped, editable,
    selectable,
    toolbarHidden
  case navigationBarHidden, hidesBottomBarWhenPushed, secureTextEntry

  // Content.
  case text, secondaryText, title, subtitle, placeholder, placeholderString, prompt, image, catalog,
    content, value
  case minValue, maxValue, minimumValue, maximumValue, doubleValue, progress
  case numberOfPages, currentPage, selectedSegmentIndex, systemItem, badgeValue, imagePosition
  case headerTitle, footerTitle, sectionHeaderHeight, sectionFooterHeight, accessoryType,
    initialItem, style
  case pullsDown, textContentType, keyboardType, focusRingType, contentType, toolTip, label,
    paletteLabel
  case titled
  case implicitItemIdentifier, boxType, isSeparatorItem, bezelStyle, viewBased
  case drawsBackground
  case autorecalculatesKeyViewLoop, refusesFirstResponder, keyEquivalent, control, option, shift,
    command

  // Accessibility.
  case identifier, hint, description, help, keyPath

  // Look.
  case name, red, green, blue, white, systemColor, cocoaTouchSystemColor
  case pointSize, weight, size, metaFont, textStyle, adjustsFontForContentSizeCategory

  // Gestures.
  case numberOfTapsRequired, numberOfClicksRequired

  case base64 = "base64-UTF8"
}

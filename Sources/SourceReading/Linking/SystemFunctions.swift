/// The functions of Apple's frameworks that receive a view or are called on one, but set nothing
/// that users read or hear.
///
/// Those of UIKit and AppKit, by their base name in Swift and the first part of their selector in
/// Objective-C (https://developer.apple.com/documentation/uikit/uiview, …/appkit/nsview).
enum SystemFunctions {
  static func contains(_ name: String) -> Bool {
    // An initialiser has the name of its class.
    names.contains(name) || others.contains(name) || SystemClasses.hasSystemName(name)
  }

  /// Whether a function of a class is Apple's: categories of libraries prefix theirs.
  static func isOfSystem(_ function: String, type: String) -> Bool {
    guard !function.contains("_") else { return false }
    return SystemClasses.hasSystemName(type) || others.contains(type)
  }

  private static let others: Set<String> = [
    "Timer", "NotificationCenter", "DispatchQueue", "RunLoop", "OperationQueue", "Task", "Bundle",
    "UserDefaults", "Notification", "Thread", "Selector",
  ]

  private static let names: Set<String> = Set(
    groups.flatMap { $0.split(separator: " ").map(String.init) })

  private static let groups = [
    views, layout, controllers, responders, controls, lists, values, foundation, layers,
  ]

  private static let views = """
    addSubview insertSubview addArrangedSubview insertArrangedSubview removeArrangedSubview bringSubviewToFront \
    sendSubviewToBack exchangeSubview removeFromSuperview isDescendant isDescendantOf viewWithTag convert convertPoint \
    convertRect hitTest point pointInside snapshotView snapshotViewAfterScreenUpdates drawHierarchy draw drawRect \
    transition transitionFromView animate addInteraction removeInteraction addMotionEffect removeGestureRecognizer \
    location locationInView previousLocation previousLocationInView translation translationInView velocity velocityInView require setTranslation replaceSubview \
    setFrameOrigin setFrame setBounds setFrameSize scrollToVisible display displayIfNeeded setNeedsDisplay \
    setNeedsDisplayInRect cacheDisplay registerForDraggedTypes addTrackingArea removeTrackingArea addToolTip \
    beginSheet endSheet dataWithPDF setCustomSpacing addCursorRect enclosingScrollView
    """

  private static let layout = """
    addConstraint addConstraints removeConstraint removeConstraints constraint constraints constraintEqualToAnchor \
    constraintEqualToConstant activate activateConstraints deactivate constraintWithItem constraintsWithVisualFormat \
    setContentHuggingPriority setContentCompressionResistancePriority contentHuggingPriority sizeToFit sizeThatFits \
    systemLayoutSizeFitting layoutIfNeeded setNeedsLayout layoutSubviews layout setNeedsUpdateConstraints \
    updateConstraints updateConstraintsIfNeeded invalidateIntrinsicContentSize addLayoutGuide equalTo pin \
    layoutSubtreeIfNeeded fittingSize setPriority alignmentRect
    """

  private static let controllers = """
    present presentViewController presentPopover push pushViewController addChild addChildViewController \
    didMove willMove dismiss performSegue performSegueWithIdentifier setEditing setToolbarItems \
    presentFromBarButtonItem presentPopoverFromBarButtonItem presentPopoverFromRect presentOptionsMenu \
    presentPreview showRelativeToRect prepare setViewControllers setRootViewController loadViewIfNeeded loadView \
    showDetailViewController updateViewConstraints updateUserActivityState setNeedsStatusBarAppearanceUpdate \
    setNeedsFocusUpdate updateFocusIfNeeded prepareForReuse updateConfiguration setNeedsUpdateConfiguration \
    instantiate instantiateWithOwner loadNibNamed initWithCoder encodeWithCoder encode
    """

  private static let responders = """
    becomeFirstResponder resignFirstResponder isFirstResponder canBecomeFirstResponder makeFirstResponder reloadInputViews \
    endEditing touchesBegan touchesMoved touchesEnded touchesCancelled canPerformAction target delete copy paste cut \
    selectAll select undo setNextKeyView selectText validate recalculateKeyViewLoop performClick orderFront \
    orderOut makeKeyAndOrderFront close nextResponder tryToPerform
    """

  private static let controls = """
    sendActions sendActionsForControlEvents sendAction removeTarget allTargets actionsForTarget actions addTarget \
    addAction setOn setProgress startAnimating stopAnimating startAnimation stopAnimation isAnimating beginRefreshing \
    endRefreshing setSelectedState setHighlighted setSelected thumbRect trackRect setThumbImage \
    setMinimumTrackImage setMaximumTrackImage setContentOffset selectSegment setEnabled setState setDate \
    selectedRow numberOfRows reloadAllComponents reloadComponent selectRow beginTracking endTracking \
    setIntegerValue setDoubleValue setFloatValue setIntValue setMinValue setMaxValue setTarget setButtonType \
    setContentEdgeInsets setImageEdgeInsets setTitleEdgeInsets titleForState imageForState title image \
    selectItem selectItemWithTag selectItemAtIndex indexOfItem indexOfItemWithTag selectTabViewItem \
    selectTabViewItemAtIndex removeAllItems removeItemAtIndex removeItemWithTag itemAtIndex itemWithTag itemArray \
    lastItem selectedItem numberOfItems indexOfSelectedItem setDelegate setDataSource isOn currentTitle offset position caretRect firstRect setMarkedText \
    textRange setSelectedTextRange scrollRangeToVisible setSelectedRange setShowsCancelButton setDividerImage \
    cellAtRow selectedCell shouldChangeText shouldChangeTextInRange didChangeText breakUndoCoalescing
    """

  private static let lists = """
    reloadData reloadRows reloadSections reloadRowsAtIndexPaths reloadItems reloadItem register registerClass \
    registerNib dequeueReusableCell dequeueReusableCellWithIdentifier dequeueReusableSupplementaryView \
    dequeueReusableHeaderFooterView cellForRow cellForRowAtIndexPath cellForItem cellForItemAtIndexPath indexPath \
    indexPathForCell indexPathForRow indexPathForItem indexPathForSelectedRow indexPathForRowAtPoint rectForRow \
    rectForRowAtIndexPath rect deselectRow deselectRowAtIndexPath selectRowAtIndexPath scrollToRow \
    scrollToRowAtIndexPath scrollToItem scrollToItemAtIndexPath scrollRectToVisible beginUpdates endUpdates \
    performBatchUpdates insertRows deleteRows moveRow insertSections deleteSections moveSection insertItems \
    deleteItems insertRowsAtIndexPaths deleteRowsAtIndexPaths headerView footerView setCollectionViewLayout \
    numberOfRowsInSection numberOfItems rowForView row column rowForItem itemAtRow expandItem collapseItem \
    selectRowIndexes editColumn makeView makeViewWithIdentifier scrollRowToVisible noteHeightOfRows setDropRow \
    flashScrollers setZoomScale zoom deselectAll isRowSelected tableView collectionView outlineView \
    scrollViewDidScroll dequeueCell numberOfSections setContentInset
    """

  /// Functions that read a view, or compare it.
  private static let values = """
    isEqual isKind isKindOfClass isMember isMemberOfClass responds respondsToSelector conforms contains index firstIndex \
    lastIndex firstObject indexOfObject indexOfObjectIdenticalTo print NSLog debugPrint dump assert precondition \
    type ObjectIdentifier unsafeBitCast min max abs assertionFailure hash description debugDescription \
    allSatisfy isIdentical equal
    """

  private static let foundation = """
    append addObject insert insertObject remove removeAll removeObject removeAllObjects setObject forEach map compactMap \
    filter flatMap enumerated reversed sorted first last prefix suffix dropFirst dropLast joined sink store \
    addObserver removeObserver observe post postNotificationName cancelPreviousPerformRequestsWithTarget \
    dispatch_async async asyncAfter withExtendedLifetime String Array Set Dictionary Optional enumerateObjectsUsingBlock \
    arrayWithObject arrayWithObjects dictionaryWithObjectsAndKeys objectForKey valueForKey value isEmpty count \
    retain release autorelease dealloc init alloc self class toggle unbind
    """

  private static let layers = """
    addSublayer insertSublayer removeAllAnimations addAnimation removeAnimation add removeFromSuperlayer setMask \
    setNeedsDisplayOnBoundsChange renderInContext presentation setAffineTransform
    """
}
